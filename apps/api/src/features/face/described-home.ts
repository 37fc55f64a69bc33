import type { HomeSection, SectionMove } from "@haat/contract/seller/seller-face.contract";
import type { Language } from "@haat/contract/shared/languages";
import { hashOf } from "../../security/secrets";
import { describeTarget } from "../shop-target/shop-target.usecases";
import type { RibbonName, SectionRow } from "./home-section.repository";
import type { PlacedSection } from "./home-sections.rules";

/** A part of a first page, written down or not. */
export type Section = SectionRow | PlacedSection;

/** Tells a part from the others. */
export const keyOf = (section: Section): string => {
  const { kind, ribbonId } = section;
  if (ribbonId !== null) return `ribbon-${ribbonId}`;
  return "id" in section && (kind === "text" || kind === "picture_text") ? `own-${section.id}` : kind;
};

/** It is a text of the shop's own. */
export const isOwn = ({ kind }: PlacedSection) => kind === "text" || kind === "picture_text";
const nothing = { titleBn: "", titleEn: "", textBn: "", textEn: "", picture: "", isOn: true };

/** A part of the page that was never written down says nothing of its own. */
const blank = { ...nothing, id: null, targetKind: "none" as const, targetId: null, targetName: null };

/** A part as the shop's people read it. */
export const describe =
  (language: Language, ribbons: readonly RibbonName[]) =>
  (section: Section): HomeSection => {
    const row = { ...blank, ...section };
    const ribbon = ribbons.find(({ id }) => id === row.ribbonId);
    const said = [
      row.titleBn,
      row.titleEn,
      row.textBn,
      row.textEn,
      row.picture,
      row.targetKind,
      row.targetId,
    ];
    return {
      key: keyOf(section),
      kind: row.kind,
      id_ribbon: row.ribbonId,
      id_section: isOwn(row) ? row.id : null,
      title_bn: ribbon?.nameBn ?? row.titleBn,
      title_en: ribbon?.nameEn ?? row.titleEn,
      text_bn: row.textBn,
      text_en: row.textEn,
      picture: row.picture,
      target: describeTarget(row, language),
      is_on: row.isOn,
      version: hashOf(JSON.stringify([row.kind, ...said])).slice(0, 16),
    };
  };

/** The version of the order, and of what is shown. */
export const orderVersion = (sections: readonly Section[]) =>
  hashOf(JSON.stringify(sections.map((section) => [keyOf(section), section.isOn]))).slice(0, 16);

/** The parts after a move; at an end of the page they stay as they are. */
export function moved(sections: readonly Section[], at: number, move: SectionMove): Section[] {
  const after = [...sections];
  const [section] = after.splice(at, 1);
  if (!section) return [...sections];
  const to = move === "up" ? Math.max(0, at - 1) : move === "down" ? at + 1 : at;
  const isOn = move === "show" ? true : move === "hide" ? false : section.isOn;
  after.splice(to, 0, { ...section, isOn });
  return after;
}
