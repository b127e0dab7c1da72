const SILHOUETTE = "/club/players/player-silhouette.svg";

/** A person's photo; a silhouette stands in for one that is missing or broken. Decorative: the name stands beside. */
export function Portrait({ photo }: { photo: string }) {
  return (
    <img
      src={photo || SILHOUETTE}
      alt=""
      width={400}
      height={480}
      loading="lazy"
      // One that broke before React took over says so no more.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) standIn(image);
      }}
      onError={(event) => standIn(event.currentTarget)}
    />
  );
}

function standIn(image: HTMLImageElement) {
  if (!image.src.endsWith(SILHOUETTE)) image.src = SILHOUETTE;
}
