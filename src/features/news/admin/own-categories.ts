import { api } from "#src/api/client.ts";
import { attempt } from "#src/features/office/list-fault.tsx";
import type { CategoryChoice } from "./article-form-state.ts";

/** The categories of the news; somebody who is limited to some is offered no others. None when they don't load. */
export async function loadOwnCategories(): Promise<CategoryChoice[]> {
  const [{ data }, own] = await Promise.all([
    attempt(api.get<{ categories: CategoryChoice[] }>("/news/categories/all")),
    attempt(api.get<{ sections: number[] }>("/account")),
  ]);
  const sections = own.data?.sections ?? [];
  return (data?.categories ?? []).filter(({ id }) => sections.length === 0 || sections.includes(id));
}
