import type { ComponentProps } from "react";

interface ButtonProps extends ComponentProps<"button"> {
  /** Quiet, for a way beside the main one. */
  isLine?: boolean;
}

/** A button of the back office; it submits nothing unless its `type` says so. */
export function Button({ isLine = false, ...props }: ButtonProps) {
  return (
    <button
      type="button"
      className={isLine ? "button button-small button-line" : "button button-small"}
      {...props}
    />
  );
}
