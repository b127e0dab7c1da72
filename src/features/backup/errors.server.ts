import { errorMessages } from "#src/errors/messages.ts";

/** What a backup is refused with. */
export const backupErrors = errorMessages("backup", {
  busy: [
    "Another backup is being made at the moment. Try again in a minute.",
    "Այս պահին արդեն ստեղծվում է պահուստային պատճեն։ Մեկ րոպեից նորից փորձեք։",
    "Сейчас уже создаётся резервная копия. Попробуйте через минуту.",
  ],
  lost_club: [
    "The database is empty, but in {folder} there are backups of a club. Bring it back: npm run restore. For a new club move that folder away.",
    "Տվյալների բազան դատարկ է, բայց {folder} պանակում ակումբի պահուստային պատճեններ կան։ Վերականգնեք այն՝ npm run restore։ Նոր ակումբի համար տեղափոխեք այդ պանակը։",
    "База данных пуста, но в {folder} есть резервные копии клуба. Верните его: npm run restore. Для нового клуба уберите эту папку.",
  ],
});
