/** A time of day, `09:30`, as minutes after midnight; the end of the day is `24:00`. */
export function minutesOfTime(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** Minutes after midnight as a time of day, `09:30`. */
export function timeOfMinutes(minutes: number): string {
  const part = (number: number) => String(number).padStart(2, "0");
  return `${part(Math.floor(minutes / 60))}:${part(minutes % 60)}`;
}
