import { errorMessages } from "#src/errors/messages.ts";

/** What a backup is refused with. */
export const backupErrors = errorMessages("backup", {
  busy: [
    "Another backup is being made at the moment. Try again in a minute.",
    "Այս պահին արդեն ստեղծվում է պահուստային պատճեն։ Մեկ րոպեից նորից փորձեք։",
    "Сейчас уже создаётся резервная копия. Попробуйте через минуту.",
  ],
});
