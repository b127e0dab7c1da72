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
      onError={(event) => {
        const image = event.currentTarget;
        if (!image.src.endsWith(SILHOUETTE)) image.src = SILHOUETTE;
      }}
    />
  );
}
