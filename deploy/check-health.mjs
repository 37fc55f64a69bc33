// Whether the product on this machine takes work: ends with 0 where it does.
const address = `http://127.0.0.1:${process.env.PORT ?? 3000}/readyz`;
const answer = await fetch(address, { signal: AbortSignal.timeout(4000) }).catch(() => undefined);
process.exitCode = answer?.ok ? 0 : 1;
