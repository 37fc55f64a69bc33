import type { Meta } from "@storybook/react-vite";
import { story } from "../../samples/in-language";
import { Button, LinkButton } from "../../primitives/button/button";
import { AddressCard } from "./address-card";

export default { title: "Commerce/Address card", component: AddressCard } satisfies Meta;

export const Home = story(({ words, shop }) => (
  <AddressCard
    address={{
      id: "1",
      name: shop.customer.name,
      phone: "01712 345678",
      address: shop.customer.address,
      isHome: true,
    }}
    labels={words.addressCard}
    actions={
      <>
        <LinkButton href="#/edit" variant="quiet" size="small" icon="pencil">
          {words.otpForm.change}
        </LinkButton>
        <Button variant="quiet" size="small" icon="trash">
          {words.listControls.clear}
        </Button>
      </>
    }
  />
));

export const LongWithoutActions = story(({ words, language }) => (
  <div className="max-w-100">
    <AddressCard
      address={{
        id: "2",
        name: language === "bn" ? "লক্ষ্মী রানী ঊর্ধ্বতন কর্মকর্তা" : "Lakshmi Rani Bandyopadhyay",
        phone: "01812 345678",
        address:
          language === "bn"
            ? "৪র্থ তলা, স্ত্রীরোগ বিভাগ, লক্ষ্মীপুর সদর হাসপাতাল, র‍্যাব কার্যালয়ের পাশে, লক্ষ্মীপুর, ৩৭০০"
            : "4th floor, Lakshmipur Sadar Hospital, beside the RAB office, Lakshmipur, 3700",
        isHome: false,
      }}
      labels={words.addressCard}
    />
  </div>
));
