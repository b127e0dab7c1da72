import { ImageOff, ImagePlus } from "lucide-react";
import { useRef } from "react";
import { api } from "#src/api/client.ts";
import { PHOTO_BYTES } from "#src/features/media/media.ts";
import { attempt, faultText } from "#src/features/office/list-fault.tsx";
import { PictureInput } from "#src/features/office/picture-input.tsx";
import { showToast } from "#src/features/office/toasts.tsx";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { localised } from "#src/i18n/localised.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { useColon } from "#src/i18n/use-colon.ts";
import type { DraftRow } from "./draft-table.ts";

/** A team's logo: stored at once with the team; for a row without a team it goes into the draft. */
export function LogoButtons({ row, onChange }: { row: DraftRow; onChange: (url: string) => void }) {
  const colon = useColon();
  const words = useOfficeText("table");
  const office = useOfficeText("office");
  const { text: team } = localised(row, "team_name", useLanguage());
  const input = useRef<HTMLInputElement>(null);
  const upload = async (file: File) => {
    const refused = !file.type.startsWith("image/")
      ? words.notImage
      : file.size > PHOTO_BYTES
        ? words.tooBig
        : undefined;
    if (refused) return showToast({ text: refused, isBad: true });
    try {
      const path = row.team_id ? `/admin/teams/${row.team_id}/logo` : "/upload/image";
      const field = row.team_id ? "logo" : "image";
      const { url } = await api.upload<{ url: string }>(path, { field, file, name: file.name });
      onChange(url);
    } catch (failure) {
      showToast({ text: faultText(failure, words.uploadFailed, office), isBad: true });
    }
  };
  const remove = async () => {
    if (row.team_id) await attempt(api.delete(`/admin/teams/${row.team_id}/logo`));
    onChange("");
  };
  return (
    <>
      <button
        type="button"
        aria-label={`${words.uploadLogo}${colon}${team}`}
        title={words.uploadLogo}
        onClick={() => input.current?.click()}
      >
        <ImagePlus className="icon" aria-hidden />
      </button>
      {row.team_logo && (
        <button
          type="button"
          aria-label={`${words.removeLogo}${colon}${team}`}
          title={words.removeLogo}
          onClick={() => void remove()}
        >
          <ImageOff className="icon" aria-hidden />
        </button>
      )}
      <PictureInput
        ref={input}
        aria-label={`${words.uploadLogo}${colon}${team}`}
        onChoose={(file) => void upload(file)}
      />
    </>
  );
}
