import { answerQuestions } from "../../process/worker-thread";
import { draw } from "./shop-app-drawing";

// A thread of its own: what is drawn of a shop holds up none of its pages.
answerQuestions(draw);
