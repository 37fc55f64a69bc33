import { z } from "zod";

/** From when until when a shop works on a weekday; 0 is Sunday, times are Bangladesh's, `24:00` is the end of the day. */
export const dayHours = z.object({ weekday: z.int(), opens: z.string(), closes: z.string() });
export type DayHours = z.infer<typeof dayHours>;

/** The first and the last day of some, `2026-12-31`. */
const daySpan = z.object({ from: z.string(), to: z.string() });
export type DaySpan = z.infer<typeof daySpan>;

/** When a shop works, as it is at a moment. */
export const shopHours = z.object({
  is_open: z.boolean(),
  /** When it opens next, RFC 3339; `null` where it is open. */
  opens_at: z.iso.datetime().nullable(),
  /** 0 is Sunday; empty where it tells no hours, else it is closed on a weekday that is not there. */
  hours: z.array(dayHours),
  /** Those to come within 60 days. */
  days_off: z.array(z.object({ day: z.string(), note: z.string() })),
  /** The days on which what is ordered now is delivered, working days counted alone; `null` where it names none. */
  delivery: daySpan.nullable(),
  /** The same beyond the home city's zone; `null` where it takes as long there. */
  delivery_outside: daySpan.nullable(),
});
