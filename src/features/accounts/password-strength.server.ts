import { club } from "#club/club.ts";
import { AppError } from "#src/errors/app-error.ts";
import { type PasswordFault, passwordLengthFault } from "./account.ts";
import { passwordRefusal } from "./errors.server.ts";

/** Whose password it is: strangers try the names first. */
export interface PasswordOwner {
  username: string;
  email: string;
  hasTwoFactor?: boolean | undefined;
}

/** Fewer guesses than ten to the power of this, and a patient guesser gets there. Source: zxcvbn's highest score. */
const LEAST_GUESSES_LOG10 = 10;
/** A longer text is judged by its beginning, as the time that the judgement takes grows with the square. */
const MOST_JUDGED = 40;

/**
 * What the library's lists don't know: common passwords of Armenian and Russian keyboards, their rows (of the Armenian ones
 * the phonetic and the eastern), leagues and countries.
 */
const LOCAL_WORDS = `
  йцукенгшщзхъ фывапролджэ ячсмитьбю йцукенгшщз фывапрол ячсмить
  քոեռտըւիօպխծ ասդֆգհյկլ զղցվբնմ ճփբսմուկըթծց ջվգեանիտհպր ժդչյզլք
  գաղտնաբառ հայաստան երևան արարատ արմավիր գյումրի ֆուտբոլ չեմպիոն բարեւ պապա մամա հայրենիք ղարաբաղ արցախ
  пароль йцукен йцукенг фывапр ячсмит любовь привет солнышко армения ереван арарат россия москва футбол чемпион
  админ администратор редактор наташа марина спартак зенит динамо
  armenia hayastan yerevan erevan ararat artsakh karabakh gyumri vanadzor pyunik alashkert shirak noah urartu
  homenetmen mika banants barev administrator editor pressoffice premierleague championsleague uefa fifa
  correcthorsebatterystaple thequickbrownfox jumpsoverthelazydog tobeornottobe thatisthequestion maytheforcebewithyou`
  .split(/\s+/)
  .filter(Boolean)
  .map(fold);

const CLUB_WORDS = [club.keyword, ...Object.values(club.shortName), ...Object.values(club.town)];

/** Loaded when the first password is chosen: the lists take 10 MB, and most starts choose none. */
let judge: ReturnType<typeof loadJudge> | undefined;

async function loadJudge(): Promise<(password: string) => Promise<number>> {
  const [{ ZxcvbnFactory }, common] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
  ]);
  const zxcvbn = new ZxcvbnFactory({
    dictionary: { ...common.dictionary, local: LOCAL_WORDS },
    graphs: common.adjacencyGraphs,
    maxLength: MOST_JUDGED,
  });
  return async (password) => (await zxcvbn.check(password)).guessesLog10;
}

/** Why a password is refused, or undefined when it is good. */
export async function findPasswordFault(
  password: string,
  { username, email, hasTwoFactor = false }: PasswordOwner,
): Promise<PasswordFault | undefined> {
  const fault = passwordLengthFault(password, hasTwoFactor);
  if (fault) return fault;
  judge ??= loadJudge();
  const guessesOf = await judge;
  const plain = fold(password);
  const rest = withoutNames(plain, [username, ...email.split("@"), ...CLUB_WORDS]);
  const guesses = Math.min(await guessesOf(plain), await guessesOf(rest));
  return guesses < LEAST_GUESSES_LOG10 ? "easy" : undefined;
}

/** What is left to guess for somebody who knows the names; a dot between two words stops nobody. */
function withoutNames(password: string, names: string[]): string {
  const known = names.map(fold).filter((name) => name.length >= 3);
  return known.reduce((left, name) => left.replaceAll(name, ""), password).replace(/[\s.,_!-]+/g, "");
}

/** @throws AppError `invalid` at the field, in words */
export async function refuseWeak(password: string, owner: PasswordOwner, path: string): Promise<void> {
  const fault = await findPasswordFault(password, owner);
  if (fault) throw new AppError("invalid", passwordRefusal(fault, owner.hasTwoFactor ?? false), { path });
}

function fold(text: string): string {
  return text.normalize("NFKC").toLowerCase();
}
