// In one place, because their order counts: each page of the office must get them in the same one.
import "./styles/layout.css";
import "./styles/panel.css";
import "./styles/form.css";
import "./styles/list.css";
import "./styles/button.css";
