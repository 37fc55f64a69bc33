import type { Meta } from "@storybook/react-vite";
import { story } from "../../samples/in-language";
import { Prose } from "./prose";

export default { title: "Primitives/Prose", component: Prose } satisfies Meta;

export const Default = story(({ shop }) => (
  <Prose>
    <h2>{shop.name}</h2>
    <p>
      {shop.tagline} <a href="#/">{shop.address}</a>
    </p>
    <h3>{shop.categories[0]?.name}</h3>
    <ul>
      {shop.products.map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
    </ul>
  </Prose>
));
