import * as accountPages from "./strings/account-pages";
import * as api from "./strings/api";
import * as articles from "./strings/articles";
import * as components from "./strings/components";
import * as pages from "./strings/pages";
import * as policies from "./strings/policies";
import * as questions from "./strings/questions";
import * as shopPages from "./strings/shop-pages";
import * as sitePages from "./strings/site-pages";

/**
 * Every word of the product, by area. `en` is the source; `bn` is total against it.
 * A new area is a file in `strings/` and a line here.
 */
export const strings = {
  en: {
    api: api.en,
    components: components.en,
    pages: pages.en,
    shopPages: shopPages.en,
    accountPages: accountPages.en,
    sitePages: sitePages.en,
    policies: policies.en,
    questions: questions.en,
    articles: articles.en,
  },
  bn: {
    api: api.bn,
    components: components.bn,
    pages: pages.bn,
    shopPages: shopPages.bn,
    accountPages: accountPages.bn,
    sitePages: sitePages.bn,
    policies: policies.bn,
    questions: questions.bn,
    articles: articles.bn,
  },
} as const;
