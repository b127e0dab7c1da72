import { errorMessages } from "#src/errors/messages.ts";

/** What is missing among the files for search engines, readers and calendars. */
export const feedErrors = errorMessages("feeds", {
  no_calendar: ["There is no such calendar.", "Այդպիսի օրացույց չկա։", "Такого календаря нет."],
  no_sitemap_part: [
    "There is no such part of the sitemap.",
    "Կայքի քարտեզի այդպիսի մաս չկա։",
    "Такой части карты сайта нет.",
  ],
});
