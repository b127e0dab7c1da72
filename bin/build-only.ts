// For images: builds the pages and ends.
import { buildIfNeeded } from "./build.ts";

buildIfNeeded();
