export const apiThreads: Record<string, string>;
