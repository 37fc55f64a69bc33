import type { Meta } from "@storybook/react-vite";
import { story } from "../../../../../.storybook/in-language";
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
