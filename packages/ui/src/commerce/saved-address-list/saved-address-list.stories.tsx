import type { Meta } from "@storybook/react-vite";
import { story, type Sample } from "../../samples/in-language";
import { SavedAddressList, type SavedAddressListProps } from "./saved-address-list";

export default { title: "Commerce/Saved address list", component: SavedAddressList } satisfies Meta;

const addresses = ({ shop, language }: Sample) => {
  const bengali = language === "bn";
  return [
    { id: "1", isHome: true, name: shop.customer.name, address: shop.customer.address },
    {
      id: "2",
      isHome: false,
      name: bengali ? "লক্ষ্মী রানী ঊর্ধ্বতন কর্মকর্তা" : "Lakshmi Rani",
      address: bengali
        ? "৪র্থ তলা, স্ত্রীরোগ বিভাগ, লক্ষ্মীপুর সদর হাসপাতাল, র‍্যাব কার্যালয়ের পাশে, লক্ষ্মীপুর, ৩৭০০"
        : "4th floor, Lakshmipur Sadar Hospital, beside the RAB office, Lakshmipur, 3700",
    },
    {
      id: "3",
      isHome: false,
      name: shop.customer.name,
      address: bengali ? "১২ আগ্রাবাদ, চট্টগ্রাম, ৪১০০" : "12 Agrabad, Chattogram, 4100",
    },
  ].map((address) => ({
    ...address,
    phone: "01712 345678",
    editHref: `#/edit/${address.id}`,
    deleteHref: `#/?delete=${address.id}`,
  }));
};

const list = (sample: Sample, more: Partial<SavedAddressListProps> = {}) => (
  <SavedAddressList
    addresses={addresses(sample)}
    labels={sample.words.savedAddressList}
    action="#"
    listHref="#/"
    addHref="#/new"
    {...more}
  />
);

export const Several = story((sample) => list(sample));
export const HomeOnly = story((sample) => list(sample, { addresses: addresses(sample).slice(0, 1) }));
export const AskingBeforeDeleting = story((sample) => list(sample, { asking: "2" }));
export const Refused = story((sample) =>
  list(sample, { errors: { "3": sample.words.savedAddressList.refused } }),
);
export const MakingItHome = story((sample) => list(sample, { pending: "3" }));
export const None = story((sample) => list(sample, { addresses: [] }));
