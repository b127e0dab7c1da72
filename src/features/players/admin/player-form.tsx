import { Check } from "lucide-react";
import { useNavigate } from "react-router";
import { PHOTO_BYTES } from "#src/features/media/media.ts";
import { ApiError, api } from "#src/features/office/api.ts";
import { confirm } from "#src/features/office/confirm.tsx";
import { ConflictDialog } from "#src/features/office/conflict-dialog.tsx";
import { PORTRAIT } from "#src/features/office/cropping.ts";
import { NumberField, SelectField, Switch, TextArea, TextField } from "#src/features/office/fields.tsx";
import { FormNotices } from "#src/features/office/form-notices.tsx";
import { ImageField } from "#src/features/office/image-field.tsx";
import { DebugInfo } from "#src/features/office/list-tools.tsx";
import { PairField } from "#src/features/office/name-fields.tsx";
import { OfficePage } from "#src/features/office/office-page.tsx";
import { RecordBar } from "#src/features/office/record-bar.tsx";
import { useSaveShortcut } from "#src/features/office/shortcuts.tsx";
import { showToast } from "#src/features/office/toasts.tsx";
import { useUnsavedGuard } from "#src/features/office/unsaved-guard.tsx";
import { useOfficeWords } from "#src/features/office/use-office-words.ts";
import { type FieldErrors, useRecordForm } from "#src/features/office/use-record-form.ts";
import { wholeNumber } from "#src/features/office/whole-number.ts";
import { useStaffWords } from "#src/i18n/staff-words.tsx";
import { Link } from "#src/ui/link.tsx";
import { BOUNDS, type Player, POSITIONS, positionForms } from "../player.ts";
import { playersWords } from "./players-words.ts";

type TextName =
  | "first_name"
  | "first_name_hy"
  | "first_name_ru"
  | "last_name"
  | "last_name_hy"
  | "last_name_ru"
  | "position"
  | "position_hy"
  | "position_ru"
  | "nationality"
  | "nationality_hy"
  | "nationality_ru"
  | "bio"
  | "bio_hy"
  | "bio_ru"
  | "photo_url"
  | "birth_date";

/** Numbers stay text while they are typed. */
type Values = Record<TextName | "jersey_number" | "height" | "weight", string> & {
  is_active: boolean;
  is_captain: boolean;
};

const TEXTS: TextName[] = [
  "first_name",
  "first_name_hy",
  "first_name_ru",
  "last_name",
  "last_name_hy",
  "last_name_ru",
  "position",
  "position_hy",
  "position_ru",
  "nationality",
  "nationality_hy",
  "nationality_ru",
  "bio",
  "bio_hy",
  "bio_ru",
  "photo_url",
  "birth_date",
];
const NUMBERS = { jersey_number: BOUNDS.jersey, height: BOUNDS.height, weight: BOUNDS.weight } as const;
const NUMBER_NAMES = ["jersey_number", "height", "weight"] as const;
const REQUIRED = ["first_name", "first_name_hy", "last_name", "last_name_hy", "position"] as const;

function valuesOf(player: Player | undefined): Values {
  return {
    ...(Object.fromEntries(TEXTS.map((name) => [name, player?.[name] ?? ""])) as Record<TextName, string>),
    ...(Object.fromEntries(
      NUMBER_NAMES.map((name) => [name, player?.[name] === null ? "" : String(player?.[name] ?? "")]),
    ) as Record<(typeof NUMBER_NAMES)[number], string>),
    is_active: player?.is_active ?? true,
    is_captain: player?.is_captain ?? false,
  };
}

function bodyOf(values: Values) {
  return {
    ...values,
    birth_date: values.birth_date || null,
    ...Object.fromEntries(NUMBER_NAMES.map((name) => [name, wholeNumber(values[name])])),
  };
}

type Saved = Player & { warnings?: { path: string; message: string }[] };

export function PlayerForm({ player }: { player?: Player }) {
  const words = useStaffWords(playersWords);
  const office = useOfficeWords();
  const navigate = useNavigate();
  const validate = (values: Values): FieldErrors<Values> => {
    const errors: FieldErrors<Values> = {};
    for (const name of REQUIRED) if (!values[name].trim()) errors[name] = office.fillIn;
    for (const name of NUMBER_NAMES) {
      const [least, most] = NUMBERS[name];
      const number = wholeNumber(values[name]);
      if (number !== null && !(number >= least && number <= most)) errors[name] = words.between(least, most);
    }
    return errors;
  };
  const write = (body: object, version: number | undefined, key: string): Promise<Saved> =>
    player
      ? api.put(`/admin/players/${player.id}`, { ...body, version })
      : api.post("/admin/players", body, key);
  const form = useRecordForm<Values, Saved>({
    initial: valuesOf(player),
    draft: `player-${player?.id ?? "new"}`,
    version: player?.version,
    validate,
    send: async (values, version, key) => {
      const body = bodyOf(values);
      try {
        return await write(body, version, key);
      } catch (error) {
        // A team has one captain: the server names the present one, and a person decides.
        const asked = error instanceof ApiError && error.issues.find(({ path }) => path === "is_captain");
        if (!asked || !(await confirm({ text: asked.message, yes: words.passBand }))) throw error;
        return write({ ...body, replace_captain: true }, version, crypto.randomUUID());
      }
    },
    onSaved: (saved) => {
      const warning = saved.warnings?.[0]?.message;
      showToast({ text: warning ? `${office.saved}. ${warning}` : office.saved });
      void navigate("/admin/players");
    },
    failed: words.saveFailed,
  });
  useUnsavedGuard(form.isDirty, form.isDone);
  const save = () => void form.submit();
  useSaveShortcut(save);
  const { values, errors, set } = form;
  return (
    <OfficePage
      title={player ? words.editTitle : words.add}
      lang={words.lang}
      back={{ to: "/admin/players", label: words.back }}
      actions={
        <>
          <Link className="btn sm line" to="/admin/players">
            {office.cancel}
          </Link>
          <button type="button" className="btn sm" disabled={form.isSaving} onClick={save}>
            <Check className="i" aria-hidden /> {form.isSaving ? office.saving : words.save}
          </button>
        </>
      }
    >
      {player && (
        <RecordBar
          kind="players"
          id={player.id}
          labels={labelsOf(words, office)}
          isDirty={form.isDirty}
          onRestored={(record) => form.adopt(valuesOf(record as Player), (record as Player).version)}
        />
      )}
      <FormNotices fault={form.fault} offered={form.offered} />
      <div className="nf sf">
        <div className="stack">
          <section className="panel">
            <h2>{words.names}</h2>
            <div className="in">
              <PairField
                field="first_name"
                label={words.firstName}
                values={values}
                errors={errors}
                onChange={set}
                isRequired
              />
              <PairField
                field="last_name"
                label={words.lastName}
                values={values}
                errors={errors}
                onChange={set}
                isRequired
              />
            </div>
          </section>
          <Details form={form} />
          <section className="panel">
            <h2>{words.bio}</h2>
            <div className="in pair">
              <TextArea
                label={`${words.bio} (${office.inEnglish})`}
                lang="en"
                rows={5}
                value={values.bio}
                error={errors.bio}
                onChange={(bio) => set({ bio })}
              />
              <TextArea
                label={`${words.bio} (${office.inArmenian})`}
                lang="hy"
                rows={5}
                value={values.bio_hy}
                error={errors.bio_hy}
                onChange={(bio_hy) => set({ bio_hy })}
              />
            </div>
          </section>
          <RussianFields form={form} />
        </div>
        <div className="stack">
          <section className="panel">
            <h2>{words.photo}</h2>
            <div className="in">
              <ImageField
                label={words.photo}
                frame="gt-up"
                value={values.photo_url}
                onChange={(photo_url) => set({ photo_url })}
                path="/upload/image"
                maxBytes={PHOTO_BYTES}
                texts={{ notImage: words.notImage, tooBig: words.tooBig, failed: words.uploadFailed }}
                hint={words.photoHint}
                crop={PORTRAIT}
                isPasteTarget
              />
            </div>
          </section>
          <section className="panel">
            <div className="in">
              <Switch
                label={words.isActive}
                hint={words.isActiveHint}
                isOn={values.is_active}
                onChange={(is_active) => set({ is_active })}
              />
              <Switch
                label={words.isCaptain}
                isOn={values.is_captain}
                onChange={(is_captain) => set({ is_captain })}
              />
            </div>
          </section>
        </div>
      </div>
      <DebugInfo
        facts={{
          id: player?.id,
          version: player?.version,
          changed: form.isDirty,
          updated: player?.updated_at,
        }}
      />
      {form.conflict && (
        <ConflictDialog
          conflict={form.conflict}
          labels={labelsOf(words, office)}
          toForm={(field, value) => valuesOf({ ...player, [field]: value } as Player)[field]}
          onKeepSaved={() => {
            form.leave();
            void navigate("/admin/players");
          }}
        />
      )}
    </OfficePage>
  );
}

type Form = ReturnType<typeof useRecordForm<Values, Saved>>;

function Details({ form: { values, errors, set } }: { form: Form }) {
  const words = useStaffWords(playersWords);
  const isOwn = values.position && !POSITIONS.some(({ en }) => en === values.position);
  return (
    <section className="panel">
      <h2>{words.data}</h2>
      <div className="in">
        <div className="g3">
          <NumberField
            label={words.number}
            value={values.jersey_number}
            error={errors.jersey_number}
            onChange={(jersey_number) => set({ jersey_number })}
          />
          <SelectField
            label={words.position}
            value={values.position}
            error={errors.position}
            isRequired
            onChange={(position) => {
              const forms = positionForms(position);
              set({ position, position_hy: forms?.hy ?? "", position_ru: forms?.ru ?? "" });
            }}
            options={[
              { value: "", label: words.choosePosition },
              ...POSITIONS.map((one) => ({ value: one.en, label: one[words.lang] })),
              ...(isOwn ? [{ value: values.position, label: values.position }] : []),
            ]}
          />
          <TextField
            label={words.birthDate}
            type="date"
            value={values.birth_date}
            error={errors.birth_date}
            onChange={(birth_date) => set({ birth_date })}
          />
          <NumberField
            label={words.height}
            value={values.height}
            error={errors.height}
            onChange={(height) => set({ height })}
          />
          <NumberField
            label={words.weight}
            value={values.weight}
            error={errors.weight}
            onChange={(weight) => set({ weight })}
          />
        </div>
        <PairField
          field="nationality"
          label={words.nationality}
          values={values}
          errors={errors}
          onChange={set}
        />
      </div>
    </section>
  );
}

function RussianFields({ form: { values, errors, set } }: { form: Form }) {
  const words = useStaffWords(playersWords);
  const names = {
    first_name_ru: words.firstName,
    last_name_ru: words.lastName,
    nationality_ru: words.nationality,
  };
  const filled = [...Object.keys(names), "bio_ru"].filter((name) => values[name as TextName]).length;
  return (
    <details className="dbg ru-f">
      <summary>
        {words.russian} <code>{filled} / 4</code>
      </summary>
      <div className="in">
        <div className="g3">
          {(Object.keys(names) as (keyof typeof names)[]).map((name) => (
            <TextField
              key={name}
              label={names[name]}
              lang="ru"
              value={values[name]}
              error={errors[name]}
              onChange={(text) => set({ [name]: text })}
            />
          ))}
        </div>
        <TextArea
          label={words.bio}
          lang="ru"
          rows={4}
          value={values.bio_ru}
          error={errors.bio_ru}
          onChange={(bio_ru) => set({ bio_ru })}
        />
      </div>
    </details>
  );
}

function labelsOf(
  words: ReturnType<typeof useStaffWords<(typeof playersWords)["entries"]>>,
  office: ReturnType<typeof useOfficeWords>,
): Partial<Record<keyof Values, string>> {
  const inAll = (field: string, label: string) => ({
    [field]: `${label}, ${office.inEnglish}`,
    [`${field}_hy`]: `${label}, ${office.inArmenian}`,
    [`${field}_ru`]: `${label}, ${office.inRussian}`,
  });
  return {
    ...inAll("first_name", words.firstName),
    ...inAll("last_name", words.lastName),
    ...inAll("nationality", words.nationality),
    ...inAll("bio", words.bio),
    position: words.position,
    jersey_number: words.number,
    birth_date: words.birthDate,
    height: words.height,
    weight: words.weight,
    photo_url: words.photo,
    is_active: words.isActive,
    is_captain: words.isCaptain,
  };
}
