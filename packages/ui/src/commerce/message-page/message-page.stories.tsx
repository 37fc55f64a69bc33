import type { Meta } from "@storybook/react-vite";
import { story } from "../../samples/in-language";
import { LinkButton } from "../../primitives/button/button";
import { MessagePage } from "./message-page";

export default { title: "Commerce/Message page", component: MessagePage } satisfies Meta;

export const WithHelp = story(({ words, shop }) => (
  <MessagePage
    icon="search"
    title={words.addressChoice.none}
    text={shop.tagline}
    actions={<LinkButton href="#/">{words.orderPlaced.goOn}</LinkButton>}
    help={{ phone: "09612 345678", href: "tel:09612345678", labels: words.helpPhone }}
  />
));
export const Offline = story(({ words, shop }) => (
  <MessagePage icon="offline" title={shop.name} text={words.cartEmpty.text} />
));
