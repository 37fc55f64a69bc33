/** The path of a Valkey's program; nothing where none is installed. */
export function findValkey(): string | undefined;

/** Installs one where there is none and it can be had; says what is left out where it cannot. */
export function installValkey(): void;
