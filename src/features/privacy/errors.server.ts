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
    "The person is erased, but the site was too busy to clear the file's free pages. Repeat the command with --yes.",
    "Անձի տվյալները ջնջված են, բայց կայքը չափազանց զբաղված էր, և ֆայլի ազատ էջերը չմաքրվեցին։ Կրկնեք հրամանը՝ --yes-ով։",
    "Данные человека удалены, но сайт был слишком занят, и свободные страницы файла не очищены. Повторите команду с --yes.",
  ],
  pictures_not_removed: [
    "The store for pictures does not answer, so the person was not erased. Repeat the command once it does.",
    "Նկարների պահոցը չի պատասխանում, ուստի անձի տվյալները չեն ջնջվել։ Կրկնեք հրամանը, երբ այն պատասխանի։",
    "Хранилище изображений не отвечает, поэтому данные человека не удалены. Повторите команду, когда оно ответит.",
  ],
});
