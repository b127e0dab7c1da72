import { errorMessages } from "#src/errors/messages.ts";

/** What the erasing of a person is refused with, to the operator. */
export const privacyErrors = errorMessages("privacy", {
  not_an_email: [
    '"{email}" is no e-mail address.',
    "«{email}»-ը էլ. հասցե չէ։",
    "«{email}» — не адрес эл. почты.",
  ],
  has_account: [
    '{email} belongs to the account "{username}". Give the account another address first.',
    "{email} հասցեն «{username}» հաշվինն է։ Նախ փոխեք հաշվի հասցեն։",
    "{email} — адрес учётной записи «{username}». Сначала укажите для неё другой.",
  ],
  pages_not_cleared: [
    "The person is erased, but the site was too busy to clear the database's free pages. Repeat the command with --yes.",
    "Անձի տվյալները ջնջված են, բայց կայքը չափազանց զբաղված էր, և տվյալների բազայի ազատ էջերը չմաքրվեցին։ Կրկնեք հրամանը՝ --yes-ով։",
    "Данные человека удалены, но сайт был слишком занят, и свободные страницы базы данных не очищены. Повторите команду с --yes.",
  ],
  no_room_to_clear: [
    "The person is erased, but the disk has no room to clear the database's free pages. Make room, and repeat the command with --yes.",
    "Անձի տվյալները ջնջված են, բայց սկավառակին տեղ չկա, և տվյալների բազայի ազատ էջերը չմաքրվեցին։ Տեղ ազատեք և կրկնեք հրամանը՝ --yes-ով։",
    "Данные человека удалены, но на диске нет места, и свободные страницы базы данных не очищены. Освободите место и повторите команду с --yes.",
  ],
  not_cleared: [
    "The person is erased, but the database's free pages were not cleared ({cause}). Repeat the command with --yes.",
    "Անձի տվյալները ջնջված են, բայց տվյալների բազայի ազատ էջերը չմաքրվեցին ({cause})։ Կրկնեք հրամանը՝ --yes-ով։",
    "Данные человека удалены, но свободные страницы базы данных не очищены ({cause}). Повторите команду с --yes.",
  ],
  pictures_not_removed: [
    "The store for pictures does not answer, so the person was not erased. Repeat the command once it does.",
    "Նկարների պահոցը չի պատասխանում, ուստի անձի տվյալները չեն ջնջվել։ Կրկնեք հրամանը, երբ այն պատասխանի։",
    "Хранилище изображений не отвечает, поэтому данные человека не удалены. Повторите команду, когда оно ответит.",
  ],
});
