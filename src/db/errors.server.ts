import { errorMessages } from "#src/errors/messages.ts";

export const databaseErrors = errorMessages("database", {
  newer: [
    "This database belongs to a newer version (it has {names}). Start that version; or go back with its backup: see “Going back” in docs/operations.md.",
    "Տվյալների այս բազան ավելի նոր տարբերակի է պատկանում (պարունակում է՝ {names})։ Գործարկեք այդ տարբերակը կամ վերականգնեք դրանից առաջ արված պահուստը. տե՛ս docs/operations.md։",
    "Эта база данных принадлежит более новой версии (в ней есть {names}). Запустите ту версию или восстановите копию, сделанную до неё: см. docs/operations.md.",
  ],
  few_letters: [
    "The database at DATABASE_URL is kept in {encoding}, which has no Armenian letters. Make one that has them: createdb --encoding=UTF8 --template=template0 club",
    "DATABASE_URL-ի բազան {encoding} կոդավորմամբ է, որում հայերեն տառեր չկան։ Ստեղծեք այնպիսին, որում կան՝ createdb --encoding=UTF8 --template=template0 club",
    "База по адресу DATABASE_URL хранится в кодировке {encoding}, в которой нет армянских букв. Создайте такую, где они есть: createdb --encoding=UTF8 --template=template0 club",
  ],
});
