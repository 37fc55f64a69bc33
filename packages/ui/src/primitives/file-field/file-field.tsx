import { clsx } from "clsx";
import { Field, type FieldProps } from "../field/field";
import { Icon } from "../icon/icon";
import { Picture } from "../picture/picture";
import { CameraInput, type CameraInputProps } from "./camera-input";
import { useChosenFile } from "./chosen-file.hook";
import { FileChoice } from "./file-choice";

export interface FileFieldProps extends FieldProps {
  /** The picture as it is kept now: its path below `/media/`, without a width. */
  current?: string | undefined;
  labels: {
    /** On the button while there is no picture, such as "Choose a picture". */
    choose: string;
    /** On the button where there is one already. */
    replace: string;
    /** Alternative text of the kept picture. */
    current: string;
    /** Alternative text of the one that was just chosen. */
    chosen: string;
  };
  /** Kinds the server takes, as the attribute `accept`; it looks for itself what a file is. */
  accept?: string;
  /** The box of the preview: a logo's, or a banner's. */
  shape?: "square" | "wide";
  /** With scripts a picture is made so small before it is sent: px of its longer side. Default: it is sent as it is. */
  longestSide?: number;
  /** Nothing can be chosen, and nothing is sent. Default: `false`. */
  disabled?: boolean;
  /** With scripts it takes what was chosen, made small, at once; the inputs are empty then. Default: the form sends it. */
  onPicked?: ((file: File) => void) | undefined;
  /** A second way to a picture, below the first one: the phone's camera. */
  camera?: Pick<CameraInputProps, "name" | "label" | "hint"> | undefined;
}

/**
 * A picture to send, beside the one that is kept. A native file input behind a button in the page's language; with scripts the
 * chosen picture is shown before it is sent. Kinds and size belong in `hint`.
 *
 * @use For one picture or document of a form.
 * @avoid For many files at once: that is an `UploadList` beside a multiple input.
 * @words The button is a verb with its thing: "Choose a picture". The hint gives kinds, then size; an error says
 *   the bound.
 * @accessibility The kinds and the size that are taken belong in `hint`, before somebody chooses.
 */
export function FileField(props: FileFieldProps) {
  const { current, labels, accept = "image/jpeg,image/png,image/webp", shape = "square", disabled } = props;
  const { chosen, choose, findChosen } = useChosenFile(props.longestSide, props.onPicked);
  const field = (
    <Field {...props}>
      {(control) => (
        <div data-slot="file-field" className="flex flex-wrap items-center gap-4">
          <Preview current={current} labels={labels} shape={shape} chosen={chosen?.address} />
          <div className="min-w-0 flex-[1_1_9rem]">
            <FileChoice
              {...control}
              inputRef={findChosen}
              accept={accept}
              disabled={disabled}
              onChange={(event) => choose(event.currentTarget)}
              // A kept picture is an answer already.
              required={control.required && !current}
              words={current || chosen ? labels.replace : labels.choose}
              chosen={chosen?.name}
            />
          </div>
        </div>
      )}
    </Field>
  );
  if (!props.camera) return field;
  return (
    <div data-slot="file-field-ways" className="grid gap-4">
      {field}
      <CameraInput
        {...props.camera}
        formId={props.formId}
        longestSide={props.longestSide}
        onPicked={props.onPicked}
      />
    </div>
  );
}

/** The chosen picture, else the kept one, else the room for one. */
function Preview({
  current,
  chosen,
  labels,
  shape,
}: Pick<FileFieldProps, "current" | "labels" | "shape"> & { chosen: string | undefined }) {
  const box = clsx("shrink-0 rounded-control", shape === "wide" ? "aspect-5/2 w-60 max-w-full" : "size-24");
  const src = chosen ?? current;
  if (src)
    return (
      <Picture
        lite="shown"
        src={src}
        alt={chosen ? labels.chosen : labels.current}
        width={96}
        height={96}
        sizes="240px"
        className={clsx(box, "border border-border", shape === "wide" ? "object-contain" : "object-cover")}
      />
    );
  return (
    <span
      data-slot="file-field-empty"
      className={clsx(box, "grid place-items-center border border-dashed border-border-control text-muted")}
    >
      <Icon name="picture" size={28} />
    </span>
  );
}
