import { type ColumnInfo, columnsOf, type RecordDefinition } from "#src/records/record.ts";

type Fields = Pick<RecordDefinition, "fields">;

/** A record as answers give it, in which every field says something, but those that name another record. */
export function sampleItem(record: Fields): Record<string, unknown> {
  const at = "2026-03-01T10:00:00.000Z";
  return { id: 1, version: 1, created_at: at, updated_at: at, ...sampleValues(record) };
}

/** Its columns: texts say their own column's name, every switch is on. */
export function sampleValues(record: Fields): Record<string, unknown> {
  return Object.fromEntries(columnsOf(record).map((info) => [info.column, sampleValue(info)]));
}

function sampleValue({ column, field }: ColumnInfo): unknown {
  switch (field.type) {
    case "text":
      return field.format === "email" ? "anahit@example.com" : column;
    case "integer":
      return field.min;
    case "choice":
      return field.values[0];
    case "flag":
      return true;
    case "day":
      return "2001-02-03";
    case "moment":
      return "2026-03-11T15:00:00.000Z";
    case "image":
      return `/club/${column}.png`;
    case "reference":
      return null;
  }
}

/** Another value of a column than its sample has: a text or a picture is gone. */
export function otherValue({ field }: Pick<ColumnInfo, "field">): unknown {
  switch (field.type) {
    case "text":
    case "image":
      return "";
    case "integer":
      return field.min + 1;
    case "choice":
      return field.values[1];
    case "flag":
      return false;
    case "day":
      return "2001-02-04";
    case "moment":
      return "2026-03-12T15:00:00.000Z";
    case "reference":
      return 1;
  }
}
