import { useNavigate } from "@remix-run/react";
import { Button } from "@haat/ui/primitives/button/button";
import { InlineAlert } from "@haat/ui/primitives/inline-alert/inline-alert";
import { useScripted } from "@haat/ui/primitives/scripted/scripted.hook";
import { useEffect, useRef, useState } from "react";

/** The browser's own reader of codes, where it has one; it is not in TypeScript's types yet. */
interface CodeReader {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
type CodeReaderClass = new (options: { formats: string[] }) => CodeReader;

const readerClass = () => (globalThis as { BarcodeDetector?: CodeReaderClass }).BarcodeDetector;

export interface ScanCameraProps {
  /** Where a code that was read leads to, in this field of its query. */
  action: string;
  field: string;
  labels: Record<"start" | "stop" | "looking" | "denied", string>;
}

/** The camera reads codes where the browser can; anywhere else there is the field below it alone. */
export function ScanCamera({ action, field, labels }: ScanCameraProps) {
  const isScripted = useScripted();
  const [state, setState] = useState<"off" | "on" | "denied">("off");
  if (!isScripted || !readerClass() || !("mediaDevices" in navigator)) return null;
  return (
    <div className="grid grid-cols-1 gap-3">
      {state === "denied" && <InlineAlert tone="warning">{labels.denied}</InlineAlert>}
      {state === "on" && (
        <CameraPicture action={action} field={field} label={labels.looking} deny={() => setState("denied")} />
      )}
      <Button
        type="button"
        variant="secondary"
        size="large"
        wide
        icon={state === "on" ? "close" : "picture"}
        onClick={() => setState(state === "on" ? "off" : "on")}
      >
        {state === "on" ? labels.stop : labels.start}
      </Button>
    </div>
  );
}

/** How long the camera is left alone between two looks, in ms: a cheap phone stays usable. */
const betweenLooks = 250;

interface CameraPictureProps extends Pick<ScanCameraProps, "action" | "field"> {
  label: string;
  /** The camera may not be used, or there is none. */
  deny: () => void;
}

function CameraPicture({ action, field, label, deny }: CameraPictureProps) {
  const video = useRef<HTMLVideoElement>(null);
  const navigate = useNavigate();
  const found = useRef((code: string) =>
    navigate(`${action}?${new URLSearchParams({ [field]: code }).toString()}`),
  );
  const denied = useRef(deny);
  useEffect(() => {
    const stop = watch(video.current, {
      found: (code) => found.current(code),
      denied: () => denied.current(),
    });
    return stop;
  }, []);
  return (
    <div className="grid grid-cols-1 gap-2">
      <video
        ref={video}
        muted
        playsInline
        className="aspect-square w-full rounded-card bg-surface-sunken object-cover"
      />
      <p role="status" className="text-small text-muted">
        {label}
      </p>
    </div>
  );
}

/** Looks for a code again and again until there is one. @returns ends it and lets the camera go */
function watch(
  video: HTMLVideoElement | null,
  told: { found: (code: string) => void; denied: () => void },
): () => void {
  const Reader = readerClass();
  let stream: MediaStream | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const stop = () => {
    isOver = true;
    clearTimeout(timer);
    stream?.getTracks().forEach((track) => track.stop());
  };
  const look = async (reader: CodeReader) => {
    const [code] = video ? await reader.detect(video).catch(() => []) : [];
    if (isOver) return;
    if (code?.rawValue) {
      stop();
      told.found(code.rawValue);
    } else timer = setTimeout(() => void look(reader), betweenLooks);
  };
  const begin = async () => {
    if (!Reader || !video) return told.denied();
    try {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
      if (isOver) return stop();
      video.srcObject = stream;
      await video.play();
      await look(new Reader({ formats: ["qr_code", "code_128"] }));
    } catch {
      if (!isOver) told.denied();
    }
  };
  void begin();
  return stop;
}
