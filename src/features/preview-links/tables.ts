import type { Flag, Id, Text } from "#src/db/columns.ts";

/** Links by which somebody without an account reads what is not out, and their answers. The token is stored nowhere. */
interface PreviewLinksTable {
  id: Id;
  kind: string;
  record_id: number;
  /** Of the token in the address. */
  token_hash: string;
  /** What the token is made of, with the club's secret key. */
  seed: string;
  label: string;
  hours: number;
  may_answer: Flag;
  created_by: number | null;
  created_at: string;
  expires_at: string;
  revoked_at: Text;
  opened: number;
  opened_at: Text;
  answer: "approved" | "changes" | null;
  answer_name: string;
  answer_text: string;
  /** "title,picture" */
  answer_parts: string;
  answered_at: Text;
  /** Of the text that was answered to. */
  answered_hash: Text;
  /** When somebody of the staff acted on the answer. */
  seen_at: Text;
}

declare module "#src/db/tables.ts" {
  interface Tables {
    preview_links: PreviewLinksTable;
  }
}
