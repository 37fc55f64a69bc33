import type { Meta } from "@storybook/react-vite";
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
