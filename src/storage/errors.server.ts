import { errorMessages } from "#src/errors/messages.ts";

/** A store for pictures in trouble. */
export const storageErrors = errorMessages("storage", {
  full: [
    "The server's disk is full: the picture was not stored.",
    "Սերվերի սկավառակը լցված է. պատկերը չի պահպանվել։",
    "Диск сервера заполнен: изображение не сохранено.",
  ],
  away: [
    "The store for pictures does not answer right now. Try again in a moment.",
    "Պատկերների պահոցն այս պահին չի պատասխանում։ Քիչ անց նորից փորձեք։",
    "Хранилище изображений сейчас не отвечает. Попробуйте ещё раз через минуту.",
  ],
});
