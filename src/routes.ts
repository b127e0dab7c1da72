import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** Every page URL. `:language?` is `hy` or `ru`; English has no prefix. */
export default [
  route("admin", "./features/office/admin/office-layout.tsx", [
    index("./features/dashboard/admin/dashboard-page.tsx"),
    route("news", "./features/news/admin/news-list-page.tsx"),
    route("news/create", "./features/news/admin/article-create-page.tsx"),
    route("news/edit/:id", "./features/news/admin/article-edit-page.tsx"),
    route("players", "./features/players/admin/players-page.tsx"),
    route("players/create", "./features/players/admin/player-create-page.tsx"),
    route("players/edit/:id", "./features/players/admin/player-edit-page.tsx"),
    route("staff", "./features/staff/admin/staff-page.tsx"),
    route("staff/create", "./features/staff/admin/staff-create-page.tsx"),
    route("staff/edit/:id", "./features/staff/admin/staff-edit-page.tsx"),
    route("partners", "./features/partners/admin/partners-page.tsx"),
    route("messages", "./features/messages/admin/messages-page.tsx"),
    route("settings", "./features/settings/admin/settings-page.tsx"),
    route("settings/create", "./features/settings/admin/setting-create-page.tsx"),
    route("settings/edit/:id", "./features/settings/admin/setting-edit-page.tsx"),
    route("matches", "./features/matches/admin/matches-list-page.tsx"),
    route("matches/create", "./features/matches/admin/match-create-page.tsx"),
    route("matches/edit/:id", "./features/matches/admin/match-edit-page.tsx"),
    route("login", "./features/office/admin/login-page.tsx"),
    route("*", "./features/office/admin/missing-office-page.tsx"),
  ]),
  route(":language?", "./features/shell/site/site-layout.tsx", [
    index("./features/home/site/home-page.tsx"),
    route("news", "./features/news/site/news-page.tsx"),
    route("news/:id", "./features/news/site/article-page.tsx"),
    route("club", "./features/squad/site/club-page.tsx"),
    route("stadium", "./features/stadium/site/stadium-page.tsx"),
    route("matches", "./features/matches/site/matches-page.tsx"),
    route("contact", "./features/messages/site/contact-page.tsx"),
    route("newsletter/:step?", "./features/newsletter/site/newsletter-page.tsx"),
    route("table", "./features/table/site/table-page.tsx"),
    route("*", "./features/shell/site/missing-page.tsx"),
  ]),
] satisfies RouteConfig;
