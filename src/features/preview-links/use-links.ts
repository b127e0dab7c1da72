import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError, api } from "#src/api/client.ts";
import { readAtOfficeNews } from "#src/features/office/office-news.ts";
import type { PreviewedKind, PreviewLink } from "./preview-link.ts";

interface Given {
  label?: string;
  hours?: number;
  may_answer?: boolean;
}

/** The links of a record, read anew whenever the office hears of an answer. */
export function useLinks(kind: PreviewedKind, id: number | undefined) {
  const [links, setLinks] = useState<PreviewLink[]>();
  const read = useCallback(async () => {
    if (!id) return [];
    const answer = await api.get<{ links: PreviewLink[] }>(`/admin/previews/${kind}/${id}`);
    setLinks(answer.links);
    return answer.links;
  }, [kind, id]);
  const readAgain = useCallback(() => void read().catch(unimportant), [read]);
  useEffect(() => readAtOfficeNews(read, true), [read]);
  const put = (link: PreviewLink) =>
    setLinks((before = []) => before.map((one) => (one.id === link.id ? link : one)));
  return {
    links: links ?? [],
    read,
    readAgain,
    create: async (given: Given) => {
      const link = await api.create<PreviewLink>(`/admin/previews/${kind}/${id}`, given);
      setLinks((before = []) => [link, ...before.filter((one) => one.id !== link.id)]);
      return link;
    },
    edit: async (link: PreviewLink, given: Given) =>
      put(await api.put<PreviewLink>(`/admin/preview-links/${link.id}`, given)),
    revoke: async (link: PreviewLink) =>
      put(await api.delete<PreviewLink>(`/admin/preview-links/${link.id}`)),
    act: async (link: PreviewLink) =>
      put(await api.post<PreviewLink>(`/admin/preview-links/${link.id}/seen`)),
  };
}

/**
 * The link that the dialog shows: one that nobody was given yet, else a new one. It exists when the dialog opens.
 */
export function useFreshLink({ links, read, create }: ReturnType<typeof useLinks>) {
  const [freshId, setFreshId] = useState<number>();
  const [error, setError] = useState<ApiError>();
  const isAsked = useRef(false);
  const make = async (found: PreviewLink[]) => {
    const now = new Date().toISOString();
    const unused = found.find(
      ({ label, opened, revoked_at, expires_at, answer }) =>
        !label && !opened && !revoked_at && !answer && expires_at > now,
    );
    setFreshId((unused ?? (await create({}))).id);
  };
  const start = useRef(async () => make(await read()));
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    start.current().catch((refusal: unknown) => {
      if (!(refusal instanceof ApiError)) throw refusal;
      setError(refusal);
    });
  }, []);
  return {
    fresh: links.find(({ id }) => id === freshId),
    error,
    makeAnother: () => void create({}).then((link) => setFreshId(link.id)),
  };
}

function unimportant(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
}
