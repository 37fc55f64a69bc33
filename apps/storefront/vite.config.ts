import { appConfig } from "../../packages/web-forms/vite/app-config";

export default appConfig({
  framePages: [
    /\/app\/root\.tsx/,
    /\/app\/entry\.client\.tsx/,
    /\/app\/routes\/shop\/shop\/shop\.route\.tsx/,
  ],
  // What pages of different kinds have in common: each of them would else bring another one's whole view with it.
  shared: {
    goods:
      /\/ui\/src\/(primitives\/(breadcrumb|empty-state|pagination|price|product-media)|commerce\/product-card)\/|\/quick-add-fields\./,
    // A row of goods, whose pages have it at once or, as an empty cart, only when they need it.
    row: /\/ui\/src\/commerce\/(ribbon-row\/|section-head\/|quick-add-form\/quick-add-form\.)|\/app\/shell\/quick-add\.|\/cart\/cart\/to-buy\./,
    market:
      /\/ui\/src\/commerce\/(contact-form|faq|steps|category-tiles|store-card)\/|\/app\/shell\/closing-band\./,
    codes:
      /\/ui\/src\/(commerce\/otp-form|primitives\/code-field)\/|\/app\/shell\/entry-page\.|\/web-forms\/src\/code-step\.view\./,
    quantity: /\/ui\/src\/primitives\/number-stepper\//,
    // Each of them stands in forms of several pages, one of which it would else be joined with.
    addresses: /\/ui\/src\/commerce\/address-card\//,
    totals: /\/ui\/src\/commerce\/(coupon-box|order-summary)\/|\/app\/shell\/pending-coupon\./,
    password: /\/ui\/src\/primitives\/password-field\//,
    phone: /\/ui\/src\/primitives\/phone-field\//,
    textarea: /\/ui\/src\/primitives\/textarea\//,
    choices: /\/ui\/src\/primitives\/(checkbox|select|text-field)\//,
    // So small, or in so many pages, that every page has them at once.
    frame:
      /\/web-forms\/src\/(pending-form\.hook|submission\.)|\/app\/shell\/(early-choices|late-part)\.|\/ui\/src\/primitives\/(badge|digits|field|form-error-summary|visually-hidden)\//,
  },
  // Components of a kilobyte each would be a request each; on a slow network the round trips cost more than the bytes.
  smallest: 1_500,
});
