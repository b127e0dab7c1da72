// In one place, because their order counts: each page of the office must get them in the same one.
import "./styles/frame.css";
import "./styles/forms.css";
import "./styles/lists.css";
import "./styles/cards.css";
import "./styles/dialogs.css";
import "./styles/office.css";
