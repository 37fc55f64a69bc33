import { describe, expect, it } from "vitest";
import { demoRefusal, hostName, isLocalHost, isLoopback, weaknessOf } from "./deployment-rules";

describe("how the platform is run", () => {
  it("a secret is long and no repetition", () => {
    expect(weaknessOf("short")).toMatch(/32 characters/);
    for (const weak of ["s".repeat(64), "ab".repeat(20), "1234567".repeat(9)])
      expect(weaknessOf(weak)).toMatch(/repeats/);
    expect(weaknessOf("f3a9c2e1b5d80476f3a9c2e1b5d80476")).toBeUndefined();
  });

  it("only addresses of the machine itself are loopback", () => {
    expect(["127.0.0.1", "127.9.0.1", "localhost", "::1"].filter((address) => !isLoopback(address))).toEqual(
      [],
    );
    expect(["0.0.0.0", "::", "10.0.0.1", "127.evil.example", "localhost.example"].filter(isLoopback)).toEqual(
      [],
    );
  });

  it("a platform's host may have a port", () => {
    expect(hostName("Haat.Example:8443")).toBe("haat.example");
    expect(["localhost:3000", "demo.localhost", "127.0.0.1:80"].filter((host) => !isLocalHost(host))).toEqual(
      [],
    );
    expect(["haat.example:80", "localhost.example", "notlocalhost"].filter(isLocalHost)).toEqual([]);
  });

  it("the demo runs where only this machine reaches it", () => {
    expect(demoRefusal("localhost:3000", "127.0.0.1")).toBeUndefined();
    expect(demoRefusal("localhost", "0.0.0.0")).toMatch(/HAAT_DEMO=1.*0\.0\.0\.0/);
    expect(demoRefusal("haat.example", "127.0.0.1")).toMatch(/HAAT_DEMO=1.*haat\.example/);
  });
});
