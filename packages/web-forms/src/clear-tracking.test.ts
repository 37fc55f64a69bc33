import { describe, expect, it, vi } from "vitest";
import { clearTracking } from "./clear-tracking";

describe("the browser's address", () => {
  const at = (pathname: string, search: string, hash = "") => ({
    location: { origin: "https://shop.example", pathname, search, hash } as Location,
    history: { state: { key: "a" }, replaceState: vi.fn<History["replaceState"]>() },
  });

  it("loses what tells clicks apart, and keeps its place and what the browser knows of it", () => {
    const { location, history } = at("/rongdhonu", "?q=a&fbclid=1", "#main");
    clearTracking({ location, history: history as unknown as History });
    expect(history.replaceState).toHaveBeenCalledWith(
      { key: "a" },
      "",
      "https://shop.example/rongdhonu?q=a#main",
    );
  });

  it("stays on its host where the path has a slash too many", () => {
    const { location, history } = at("//", "?fbclid=1");
    clearTracking({ location, history: history as unknown as History });
    expect(history.replaceState).toHaveBeenCalledWith({ key: "a" }, "", "https://shop.example//");
  });

  it("is not touched otherwise", () => {
    const { location, history } = at("/rongdhonu", "?q=a");
    clearTracking({ location, history: history as unknown as History });
    expect(history.replaceState).not.toHaveBeenCalled();
  });
});
