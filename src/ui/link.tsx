import { Link as RouterLink, type LinkProps as RouterLinkProps } from "react-router";

export interface LinkProps extends Omit<RouterLinkProps, "to"> {
  /** From the root of the site, with its query. */
  to: string;
}

/**
 * A link within the site. The server writes what React Router's own would, without what only a browser needs: a page
 * has dozens of them, and they were a seventh of its cost.
 */
export const Link: (props: LinkProps) => React.ReactNode = import.meta.env.SSR ? WrittenLink : RouterLink;

function WrittenLink({ to, replace, preventScrollReset, ...attributes }: LinkProps) {
  return <a {...attributes} href={to} data-discover="true" />;
}
