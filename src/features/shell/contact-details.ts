import { club } from "#club/club.ts";
import { type PublicSettings, settingText } from "#src/features/settings/setting.ts";
import type { Language } from "#src/i18n/languages.ts";
import type { ShownText } from "#src/i18n/localised.ts";

export interface ContactDetails {
  address: ShownText;
  email: string;
  phone: string;
}

/** How to reach the club: the settings, or the club's defaults where they are empty. */
export function contactDetails(settings: PublicSettings, language: Language): ContactDetails {
  const { contact_address, contact_email, contact_phone } = club.defaults;
  const address = settingText(settings, "contact_address", language);
  return {
    address: address.text ? address : { text: contact_address[language], lang: language },
    email: settings.contact_email?.value || contact_email,
    phone: settings.contact_phone?.value || contact_phone,
  };
}

/** For a link: only the plus and the digits. */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, "")}`;
}
