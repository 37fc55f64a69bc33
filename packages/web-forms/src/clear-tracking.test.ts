import { describe, expect, it, vi } from "vitest";
import { clearTracking } from "./clear-tracking";

describe("the browser's address", () => {
  const at = (pathname: string, search: string, hash = "") => ({
    location: { pathname, search, hash } as Location,
    history: { state: { key: "a" }, replaceState: vi.fn<History["replaceState"]>() },
  });

  it("loses what tells clicks apart, and keeps its place and what the browser knows of it", () => {
    const { location, history } = at("/rongdhonu", "?q=a&fbclid=1", "#main");
    clearTracking({ location, history: history as unknown as History });
    expect(history.replaceState).toHaveBeenCalledWith({ key: "a" }, "", "/rongdhonu?q=a#main");
  });

  it("is not touched otherwise", () => {
    const { location, history } = at("/rongdhonu", "?q=a");
    clearTracking({ location, history: history as unknown as History });
    expect(history.replaceState).not.toHaveBeenCalled();
  });
});
