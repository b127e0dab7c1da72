import { errorMessages } from "#src/errors/messages.ts";

/** What a team is refused with. */
export const teamErrors = errorMessages("teams", {
  name_required: ["Write the team's name.", "Գրեք թիմի անվանումը։", "Напишите название команды."],
  name_taken: [
    "There is already a team called {name}.",
    "{name} անվանումով թիմ արդեն կա։",
    "Команда с названием {name} уже есть.",
  ],
  in_use: [
    "{name} can't be deleted: matches ({matches}) or tables (rows: {rows}) name this team.",
    "{name}. հնարավոր չէ ջնջել. թիմը նշված է խաղերում ({matches}) կամ աղյուսակներում (տողեր՝ {rows})։",
    "{name}: удалить нельзя, команда указана в матчах ({matches}) или таблицах (строк: {rows}).",
  ],
  own_needed: [
    "One team has to be the own club. Mark the other team instead.",
    "Թիմերից մեկը պետք է լինի մեր ակումբը։ Փոխարենը նշեք մյուս թիմը։",
    "Одна из команд должна быть нашим клубом. Отметьте вместо этого другую команду.",
  ],
  own_stays: [
    "The own club can't be deleted. Mark another team as own first.",
    "Մեր ակումբը ջնջել հնարավոր չէ։ Նախ մեկ այլ թիմ նշեք որպես մեր ակումբ։",
    "Наш клуб удалить нельзя. Сначала отметьте другую команду как нашу.",
  ],
  own_by_admins: [
    "Only an admin can make another team the own club.",
    "Մեր ակումբը կարող է փոխել միայն ադմինիստրատորը։",
    "Сменить наш клуб может только администратор.",
  ],
});
