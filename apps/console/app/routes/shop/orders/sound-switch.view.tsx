import { Button } from "@haat/ui/primitives/button/button";
import { useScripted } from "@haat/ui/primitives/scripted/scripted.hook";
import { useState } from "react";
import { isSoundOn, keepSound, playSound } from "./order-sound";

export interface SoundSwitchProps {
  words: { on: string; off: string };
}

/** Has new orders heard while the desk is open; when it is turned on it is heard once. There is none without scripts. */
export function SoundSwitch({ words }: SoundSwitchProps) {
  const isScripted = useScripted();
  const [chosen, setChosen] = useState<boolean>();
  if (!isScripted) return null;
  const isOn = chosen ?? isSoundOn();
  const change = () => {
    keepSound(!isOn);
    setChosen(!isOn);
    if (!isOn) void playSound().catch(() => undefined);
  };
  return (
    <Button type="button" variant="quiet" size="small" onClick={change}>
      {isOn ? words.off : words.on}
    </Button>
  );
}
