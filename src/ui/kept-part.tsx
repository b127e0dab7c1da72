import {
  type AllHTMLAttributes,
  createContext,
  createElement,
  type ElementType,
  type ReactNode,
  useContext,
} from "react";
import { I18nProvider, useI18n } from "#src/i18n/i18n.tsx";

/** How the server keeps parts; a browser has none of it. */
interface Keeping {
  /** Writes a part once, in whatever form it is kept. */
  write: (part: ReactNode, options: { identifierPrefix: string }) => object;
  /** What stands in the page for it until the page is sent. */
  mark: (kept: object) => string;
}

const KeepingContext = createContext<Keeping | undefined>(undefined);
export const KeepingProvider = KeepingContext.Provider;

const known = new WeakMap<object, Map<string, object>>();
let written = 0;

interface KeptPartProps extends Omit<AllHTMLAttributes<HTMLElement>, "as" | "name" | "children"> {
  as: ElementType;
  /**
   * What it shows. The part is kept as long as this object lives, so it is one that is remembered, and never changed.
   * Undefined for a part with a picture of the first view: React asks for that one in the head of the page.
   */
  of: object | undefined;
  /** What else it depends on, beside the language. */
  name: string;
  /** They may need words, and no other context. */
  children: ReactNode;
  /** Of a link. */
  to?: string;
  preventScrollReset?: boolean;
}

/**
 * An element whose content stands on many pages, or many times on one: the partners' logos, a line of the list of
 * matches. The server writes it once and repeats its bytes, which costs it next to nothing; to a browser it is an
 * element like any other.
 */
export function KeptPart({ as, of, name, children, ...attributes }: KeptPartProps) {
  const keeping = useContext(KeepingContext);
  const i18n = useI18n();
  if (!keeping || !of) return createElement(as, attributes, children);
  const parts = known.get(of) ?? new Map<string, object>();
  known.set(of, parts);
  const key = `${i18n.language} ${name}`;
  let part = parts.get(key);
  if (!part) {
    // Ids of parts that stand on one page must differ.
    part = keeping.write(<I18nProvider {...i18n}>{children}</I18nProvider>, {
      identifierPrefix: `k${(written++).toString(36)}-`,
    });
    parts.set(key, part);
  }
  return createElement(as, { ...attributes, dangerouslySetInnerHTML: { __html: keeping.mark(part) } });
}
