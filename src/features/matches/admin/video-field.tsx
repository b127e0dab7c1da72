import { TextField } from "#src/features/office/fields.tsx";
import type { RecordForm } from "#src/features/office/use-record-form.ts";
import { useFieldLabels, useOfficeText } from "#src/i18n/office-text.ts";
import { VideoEmbed } from "#src/ui/video-embed.tsx";
import type { Match } from "../match.ts";
import { videoId } from "../video.ts";
import type { MatchValues } from "./match-form-state.ts";
import styles from "./video-field.module.css";

/** The link of a match's video, with the video as the site will show it. */
export function VideoField({ form }: { form: RecordForm<MatchValues, Match> }) {
  const words = useOfficeText("matches");
  const labels = useFieldLabels("matches");
  const { video_url } = form.values;
  const video = videoId(video_url);
  return (
    <>
      <TextField
        label={labels.video_url}
        type="url"
        {...form.field("video_url")}
        hint={video_url && (video ? `${words.videoKnown} ${video}` : words.videoUnknown)}
      />
      {video && (
        <div className={styles.preview}>
          <VideoEmbed id={video} playLabel={words.playVideo} opensAway />
        </div>
      )}
    </>
  );
}
