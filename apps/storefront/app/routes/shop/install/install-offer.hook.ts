import { useEffect, useState } from "react";

/** What a browser says when a site can be installed (Chromium's `beforeinstallprompt`); no type of the DOM has it. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
  userChoice: Promise<{ outcome: "accepted" | "dismissed" }>;
}

type InstallState = "none" | "offered" | "installed";

/** Whether the browser offers to install this shop, and how it is taken up on it. Browsers that do not are never asked. */
export function useInstallOffer() {
  const [offer, setOffer] = useState<InstallPromptEvent>();
  const [isInstalled, setInstalled] = useState(false);
  useEffect(() => {
    const keep = (event: Event) => {
      event.preventDefault();
      setOffer(event as InstallPromptEvent);
    };
    const end = () => setInstalled(true);
    window.addEventListener("beforeinstallprompt", keep);
    window.addEventListener("appinstalled", end);
    return () => {
      window.removeEventListener("beforeinstallprompt", keep);
      window.removeEventListener("appinstalled", end);
    };
  }, []);
  const install = async () => {
    if (!offer) return;
    // An offer is good once.
    setOffer(undefined);
    await offer.prompt();
    const { outcome } = await offer.userChoice;
    if (outcome === "accepted") setInstalled(true);
  };
  const state: InstallState = isInstalled ? "installed" : offer ? "offered" : "none";
  return { state, install };
}
