/** The ground of the console's sign (public/icon.svg): what a phone colours around the console when it is an app. */
export const signColour = "#0f766e";
