import { Plus } from "lucide-react";
import { Link } from "react-router";

/** Beside a list's title: to the page where a new record is made. */
export function AddLink({ to, label }: { to: string; label: string }) {
  return (
    <Link className="button button-small" to={to} data-add>
      <Plus className="icon" aria-hidden /> {label}
    </Link>
  );
}
