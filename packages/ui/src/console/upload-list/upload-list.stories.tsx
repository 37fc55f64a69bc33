import type { Meta } from "@storybook/react-vite";
import { advice } from "../../samples/in-docs";
import { story, type Sample } from "../../samples/in-language";
import { UploadList, type Upload } from "./upload-list";

export default { title: "Console/Upload list", component: UploadList } satisfies Meta;

const nothing = () => undefined;

const uploads = ({ shop }: Sample): Upload[] => [
  { id: "1", name: "IMG_20261124_0931.jpg", state: "sent", picture: shop.products[0]?.picture },
  { id: "2", name: "IMG_20261124_0932.jpg", state: "sending" },
  { id: "3", name: "IMG_20261124_0933.jpg", state: "waiting" },
];

export const OnTheWay = story((sample) => (
  <UploadList
    className="max-w-170"
    uploads={uploads(sample)}
    labels={sample.words.uploadList}
    onRetry={nothing}
    onRemove={nothing}
  />
));
export const OneFailed = story((sample) => (
  <UploadList
    className="max-w-170"
    uploads={uploads(sample).map((upload) => (upload.id === "2" ? { ...upload, state: "failed" } : upload))}
    labels={sample.words.uploadList}
    onRetry={nothing}
    onRemove={nothing}
  />
));

const failed = (sample: Sample, name: string, reason: string) => (
  <UploadList
    uploads={[{ id: "1", name, state: "failed", reason }]}
    labels={sample.words.uploadList}
    onRetry={nothing}
    onRemove={nothing}
  />
);

export const DoSayTheBound = advice(
  "do",
  {
    en: "Say what the bound is and how far off the file is.",
    bn: "সীমা কত আর ফাইলটি তার কত বাইরে, দুটোই জানান।",
  },
  (sample) =>
    failed(
      sample,
      "IMG_20261124_0932.jpg",
      sample.language === "bn"
        ? "ছবিটি ১৪ এমবি; সর্বোচ্চ ১০ এমবি নেওয়া যায়।"
        : "The picture has 14 MB; up to 10 MB can be taken.",
    ),
);
export const DontSayThatItFailed = advice(
  "dont",
  {
    en: "“Upload failed” makes somebody send the same file over and over.",
    bn: "শুধু “আপলোড হয়নি” লিখলে একই ফাইল বারবার পাঠানো হয়।",
  },
  (sample) =>
    failed(
      sample,
      "IMG_20261124_0933.jpg",
      sample.language === "bn" ? "আপলোড হয়নি (৪১৩)।" : "Upload failed (413).",
    ),
);
