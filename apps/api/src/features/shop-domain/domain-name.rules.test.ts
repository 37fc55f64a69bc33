import { describe, expect, it } from "vitest";
import { readDomain } from "./domain-name.rules";

const read = (typed: string) => readDomain(typed, "haat.example");
const plain = (domain: string, prefersWww = false) => ({ domain, prefersWww });

describe("a domain that somebody typed", () => {
  it.each([
    ["rahimbazar.com", plain("rahimbazar.com")],
    ["  RahimBazar.COM. ", plain("rahimbazar.com")],
    ["https://www.rahimbazar.com/", plain("rahimbazar.com", true)],
    ["www.rahim.com.bd", plain("rahim.com.bd", true)],
    ["www.www.rahim.com", plain("rahim.com", true)],
    ["shop.rahim.com.bd", plain("shop.rahim.com.bd")],
    ["বাজার.বাংলা", plain("xn--w5b5an8cb.xn--54b7fta0cc")],
    ["münchen.de", plain("xn--mnchen-3ya.de")],
    ["XN--MNCHEN-3YA.de", plain("xn--mnchen-3ya.de")],
    // Letters of full width are the same domain to every browser.
    ["ｒahim.com", plain("rahim.com")],
  ])("%s is read as browsers read it", (typed, domain) => {
    expect(read(typed)).toEqual(domain);
  });

  it.each([
    ["", "domain_required"],
    ["https://", "domain_required"],
    ["192.168.0.1", "domain_invalid"],
    ["0x7f.1", "domain_invalid"],
    ["2130706433", "domain_invalid"],
    ["[::1]", "domain_invalid"],
    ["rahim.com:8080", "domain_invalid"],
    ["rahim.com/shop", "domain_invalid"],
    ["user@rahim.com", "domain_invalid"],
    ["*.rahim.com", "domain_invalid"],
    ["rahim .com", "domain_invalid"],
    ["rahim..com", "domain_invalid"],
    ["-rahim.com", "domain_invalid"],
    ["_haat.rahim.com", "domain_invalid"],
    [`${"a".repeat(64)}.com`, "domain_invalid"],
    [`${"a.".repeat(120)}com`, "domain_invalid"],
    ["printer.local", "domain_invalid"],
    ["localhost", "domain_invalid"],
    ["shop.localhost", "domain_invalid"],
    ["1.0.0.127.in-addr.arpa", "domain_invalid"],
    ["com", "domain_suffix"],
    ["www.com", "domain_suffix"],
    ["www.www.com", "domain_suffix"],
    ["com.bd", "domain_suffix"],
    ["co.uk", "domain_suffix"],
    ["haat.example", "domain_of_platform"],
    ["HAAT.example.", "domain_of_platform"],
    ["rival.haat.example", "domain_of_platform"],
    ["www.console.haat.example", "domain_of_platform"],
    ["ｈaat.example", "domain_of_platform"],
  ])("%s is none of anybody's own", (typed, error) => {
    expect(read(typed)).toEqual({ error });
  });

  it("a name that only ends alike is no name of the platform", () => {
    expect(readDomain("myhaat.com", "haat.com")).toEqual(plain("myhaat.com"));
  });
});
