/** The platform's own four meanings, the same in every shop: a fill and a soft ground, with text. */
export const statusNames = ["success", "warning", "danger", "info"] as const;
export type StatusName = (typeof statusNames)[number];
export type StatusColourRole =
  StatusName | `on-${StatusName}` | `${StatusName}-soft` | `on-${StatusName}-soft`;
export type StatusColours = Record<StatusColourRole, string>;

/** As in styles/tokens/colour.css; a test keeps the two equal. No shop's theme touches them. */
export const statusColours: Record<"light" | "dark", StatusColours> = {
  light: {
    success: "#1b7a3d",
    "on-success": "#ffffff",
    "success-soft": "#e2f5e7",
    "on-success-soft": "#12542a",
    warning: "#66610b",
    "on-warning": "#ffffff",
    "warning-soft": "#f7f3d3",
    "on-warning-soft": "#4f4a06",
    danger: "#b9231f",
    "on-danger": "#ffffff",
    "danger-soft": "#fdecea",
    "on-danger-soft": "#8c1814",
    info: "#1f5fae",
    "on-info": "#ffffff",
    "info-soft": "#e6f0fb",
    "on-info-soft": "#174781",
  },
  dark: {
    success: "#1f8344",
    "on-success": "#ffffff",
    "success-soft": "#0d3119",
    "on-success-soft": "#a9e5bb",
    warning: "#797213",
    "on-warning": "#ffffff",
    "warning-soft": "#2f2c05",
    "on-warning-soft": "#e6dd8c",
    danger: "#ce3833",
    "on-danger": "#ffffff",
    "danger-soft": "#43100e",
    "on-danger-soft": "#fcb9b4",
    info: "#2a6ec2",
    "on-info": "#ffffff",
    "info-soft": "#0f2b4d",
    "on-info-soft": "#b3d3f8",
  },
};
