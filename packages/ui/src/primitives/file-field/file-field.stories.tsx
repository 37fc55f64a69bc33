import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { advice } from "../../samples/in-docs";
import { story, type Sample } from "../../samples/in-language";
import { pictures } from "../../samples/sample-shop";
import { FileField, type FileFieldProps } from "./file-field";
import { FilesField } from "./files-field";

export default { title: "Primitives/File field", component: FileField } satisfies Meta;

const content = {
  bn: {
    logo: "দোকানের লোগো",
    banner: "ব্যানারের ছবি",
    photos: "পণ্যের ছবি",
    hint: "JPG, PNG বা WebP, সর্বোচ্চ ২ মেগাবাইট। চারকোনা ছবি সবচেয়ে ভালো দেখায়।",
    tooBig: "ছবিটি ৫ মেগাবাইটের। ২ মেগাবাইটের কম একটি ছবি বেছে নিন।",
  },
  en: {
    logo: "Logo of the shop",
    banner: "Picture of the banner",
    photos: "Pictures of the goods",
    hint: "JPG, PNG or WebP, 2 MB at most. A square picture looks best.",
    tooBig: "This picture has 5 MB. Choose one below 2 MB.",
  },
} as const;

const field = ({ words, language }: Sample, more: Partial<FileFieldProps> = {}) => (
  <FileField
    formId="file"
    name="logo"
    label={content[language].logo}
    hint={content[language].hint}
    labels={words.fileField}
    className="max-w-form"
    {...more}
  />
);

export const Empty = story((sample) => field(sample));
export const WithAPicture = story((sample) => field(sample, { current: pictures.sari }));
export const Wide = story((sample) =>
  field(sample, { label: content[sample.language].banner, current: pictures.rice, shape: "wide" }),
);
export const Invalid = story((sample) => field(sample, { errors: [content[sample.language].tooBig] }));
export const WithTheCamera = story((sample) =>
  field(sample, {
    camera: {
      name: "camera",
      label: sample.words.fileField.camera,
      hint: sample.words.fileField.cameraHint,
    },
  }),
);
export const SeveralFiles = story(({ words, language }) => (
  <FilesField
    formId="files"
    name="photos"
    label={content[language].photos}
    choose={words.fileField.choosePictures}
    className="max-w-form"
  />
));
export const Disabled = story((sample) => field(sample, { current: pictures.sari, disabled: true }));

export const ShowsTheChosenPicture = story((sample) => field(sample, { current: pictures.sari }), {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><circle cx="4.5" cy="4.5" r="4" fill="teal"/></svg>`;
    const input = canvasElement.querySelector("input");
    if (!input) throw new Error("no input");
    await userEvent.upload(input, new File([svg], "লোগো.svg", { type: "image/svg+xml" }), {
      applyAccept: false,
    });
    await expect(canvas.getByRole("status")).toHaveTextContent("লোগো.svg");
    await waitFor(() =>
      expect(canvas.getByRole("img")).toHaveAttribute("src", expect.stringMatching(/^data:image\//)),
    );
  },
});

export const DoSayWhatIsTaken = advice(
  "do",
  {
    en: "Say which kinds and what size are taken before a picture is chosen.",
    bn: "কোন ধরনের আর কত বড় ছবি নেওয়া হয়, বাছার আগেই বলুন।",
  },
  (sample) => field(sample, { formId: "advised" }),
);
export const DontTellAfterwards = advice(
  "dont",
  {
    en: "Here the limit is learnt by sending 5 MB of mobile data in vain.",
    bn: "এখানে ৫ মেগাবাইট মোবাইল ডেটা খরচ করে তবে সীমাটা জানা গেল।",
  },
  (sample) => field(sample, { formId: "untold", hint: undefined, errors: [content[sample.language].tooBig] }),
);
