import { pictureSources, standIn } from "#src/ui/picture-sources.ts";

const SILHOUETTE = "/club/players/player-silhouette.svg";

/** A person's photo; a silhouette stands in for one that is missing or broken. Decorative: the name stands beside. */
export function Portrait({ photo, sizes }: { photo: string; sizes: string }) {
  return (
    <img
      {...pictureSources(photo || SILHOUETTE, sizes)}
      alt=""
      width={400}
      height={480}
      loading="lazy"
      // One that broke before React took over says so no more.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) standIn(image, SILHOUETTE);
      }}
      onError={(event) => standIn(event.currentTarget, SILHOUETTE)}
    />
  );
}
